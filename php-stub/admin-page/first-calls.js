(function (root, nonce, routes) {
	// The nonce stays on this origin. A REST root elsewhere can't be used; the app then calls a root that it finds beside wp-admin.
	if (!root.startsWith(`${window.location.origin}/`)) {
		return;
	}
	// first-chunk.js has read it from the hash.
	const waiting = routes[window.dashboardForJetpackPath] ?? [];
	const calls = Object.fromEntries(waiting.map((call) => [call, null]));
	const start = () => {
		// The app removes the calls that it takes over.
		const call = Object.keys(calls).find((one) => calls[one] === null);
		if (!call) {
			return;
		}
		const abort = new AbortController();
		const at = Date.now();
		const [path, query = ''] = call.split('?');
		const mark = root.includes('?') ? '&' : '?';
		const url = `${root}${path}${mark}_cacheBuster=${at}&_locale=user${query && `&${query}`}`;
		const answer = fetch(url, {
			credentials: 'same-origin',
			headers: { Accept: 'application/json, */*;q=0.1', 'X-WP-Nonce': nonce },
			signal: abort.signal,
		});
		answer.then(start, start);
		calls[call] = { at, answer, abort: () => abort.abort() };
	};
	window.dashboardForJetpackCalls = calls;
	// One at a time, because the scripts of the page need the other processes of the site, which may have only two.
	start();
});
