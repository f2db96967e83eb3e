# A cache in front of the copies of the shop, for Varnish 7: goes to /etc/varnish/jhola.vcl. Varnish reads the
# token of purges from its environment (PURGE_TOKEN), and the shop's settings say
# PURGE_URL=http://ADDRESS-OF-VARNISH:6081/ and the same PURGE_TOKEN.
vcl 4.1;

import directors;
import std;

probe ready {
	.request = "GET /readyz HTTP/1.1" "Host: localhost" "Connection: close";
	.interval = 1s;
	.timeout = 2s;
	.window = 3;
	.threshold = 2;
	.initial = 2;
}

backend copy1 {
	.host = "10.0.0.11";
	.port = "3000";
	.connect_timeout = 2s;
	.first_byte_timeout = 60s;
	.probe = ready;
}

backend copy2 {
	.host = "10.0.0.12";
	.port = "3000";
	.connect_timeout = 2s;
	.first_byte_timeout = 60s;
	.probe = ready;
}

sub vcl_init {
	new copies = directors.round_robin();
	copies.add_backend(copy1);
	copies.add_backend(copy2);
}

sub vcl_recv {
	set req.backend_hint = copies.backend();
	if (req.restarts == 0) {
		unset req.http.X-Stand-In;
	}
	if (req.method == "PURGE") {
		call purge_pages;
	}
	# What is written, and what a program asks for in its own name, is nobody else's.
	if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
		return (pass);
	}
	# While the shop is there, nothing is shown beyond its time. A restart keeps what was set before.
	if (!req.http.X-Stand-In && std.healthy(req.backend_hint)) {
		set req.grace = 0s;
	} else {
		set req.grace = 24h;
	}
	# The address is the key, but for what says where somebody came from (vcl_hash). Cookies stay on the request: the answer alone says for whom it is, and what
	# the shop calls public it makes without them.
	return (hash);
}

# Without the token nobody empties the cache; nor with an empty one, should it have been forgotten.
sub purge_pages {
	if (!std.getenv("PURGE_TOKEN") || req.http.Authorization != "Bearer " + std.getenv("PURGE_TOKEN")) {
		return (synth(403, "Forbidden"));
	}
	if (req.http.Surrogate-Key !~ "^[a-z]+$") {
		return (synth(400, "Bad Request"));
	}
	ban("obj.http.Surrogate-Key == " + req.http.Surrogate-Key);
	return (synth(200, "Purged"));
}

# UTM parameters make no other page, so they divide nothing that is kept.
sub vcl_hash {
	hash_data(regsub(regsuball(req.url, "(?<=[?&])utm_[a-z]+=[^&]*&?", ""), "[?&]$", ""));
	if (req.http.host) {
		hash_data(req.http.host);
	} else {
		hash_data(server.ip);
	}
	return (lookup);
}

sub vcl_backend_response {
	# A copy that can't answer: an older page is better, if there is one; and its answer takes no page's place.
	if (beresp.status >= 502 && beresp.status <= 504) {
		call abandon_for_older;
	}
	# Kept is what says that it is everybody's. The built-in rules, which follow, refuse Set-Cookie and no-cache.
	if (beresp.http.Cache-Control !~ "(^|,)\s*public(,|$)") {
		set beresp.ttl = 0s;
	}
	if (beresp.ttl > 0s) {
		set beresp.grace = 24h;
	}
}

sub vcl_backend_error {
	call abandon_for_older;
}

sub abandon_for_older {
	if (bereq.is_bgfetch || (!bereq.uncacheable && !bereq.http.X-Stand-In)) {
		return (abandon);
	}
}

# Once more, and now a page whose time is over may stand in.
sub vcl_synth {
	if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
		set req.http.X-Stand-In = "yes";
		return (restart);
	}
}

sub vcl_deliver {
	# Visitors' browsers are told what they would be without a cache.
	if (resp.http.Surrogate-Key) {
		unset resp.http.Surrogate-Key;
		set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
	}
	if (obj.hits > 0) {
		set resp.http.Cache-Status = "jhola; hit";
	} else {
		set resp.http.Cache-Status = "jhola; fwd=miss";
	}
	unset resp.http.X-Varnish;
	unset resp.http.Via;
}
