(function (address, nonce, routes) {
	// The nonce stays on this origin.
	if (!address.startsWith(`${window.location.origin}/`)) {
		return;
	}
	// Milliseconds without a line after which the app asks for the rest itself, all at once.
	const PATIENCE = 3000;
	const HEADERS_RECEIVED = 2;
	// first-chunk.js has read it from the hash.
	const all = routes[window.dashboardForJetpackPath] ?? [];
	const at = Date.now();
	const answered = new Map();
	window.dashboardForJetpackCalls = Object.fromEntries(
		all.map((call) => [
			call,
			{ at, answer: new Promise((resolve) => answered.set(call, resolve)) },
		]),
	);

	const read = (line) => {
		try {
			const { call, status, body } = JSON.parse(line);
			answered.get(call)({ status, text: body });
		} catch {
			// Empty, or another plugin has printed it.
		}
	};

	const ask = ([wanted, ...others]) => {
		if (!wanted?.length) {
			return;
		}
		// Not with fetch, because Chrome lists a stream that was read to its end as canceled.
		const request = new XMLHttpRequest();
		let timer;
		let known = 0;
		const readOn = () => {
			clearTimeout(timer);
			timer = setTimeout(() => request.abort(), PATIENCE);
			const end = request.responseText.lastIndexOf('\n') + 1;
			request.responseText.slice(known, end).split('\n').forEach(read);
			known = end;
		};
		request.onreadystatechange = () => {
			// WordPress has started, and waits for the provider: the next request takes no time from it.
			if (request.readyState === HEADERS_RECEIVED && request.status === 200) {
				ask(others.splice(0));
			}
		};
		request.onprogress = readOn;
		// Also after a failure. The app asks for what is missing, and reports why.
		request.onloadend = () => {
			readOn();
			clearTimeout(timer);
			[...wanted, ...others.flat()].forEach((call) => answered.get(call)(undefined));
		};
		const list = wanted.map((call) => `&calls[]=${encodeURIComponent(call)}`).join('');
		request.open('GET', `${address}&_cacheBuster=${at}${list}`);
		request.setRequestHeader('X-WP-Nonce', nonce);
		request.send();
		readOn();
	};

	// Two requests: one would wait for the provider too often, and many would occupy the site, which may have only two processes.
	ask([0, 1].map((half) => all.filter((_call, index) => index % 2 === half)));
});
