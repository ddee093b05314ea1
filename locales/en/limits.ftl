# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

# The sender's connection was too slow; they can send it again.
server-too-slow = The request took too long to arrive; try again.
# A program asked in a way that this address does not know, such as POST instead of GET.
server-wrong-method = That can't be done at this address.
# A flag of “yatzy serve”; a proxy is the program in front of the server that speaks HTTPS.
help-serve-proxy = Take visitors' addresses from this proxy, and from no one else; may be repeated
serve-proxy-wrong = “{ $given }” is not the address of a proxy; give one like 127.0.0.1.
# A flag of “yatzy serve”; figures for whoever runs it are at /metrics.
help-serve-metrics = Let this address read /metrics too; may be repeated
serve-metrics-wrong = “{ $given }” is not an address; give one like 192.0.2.7.
