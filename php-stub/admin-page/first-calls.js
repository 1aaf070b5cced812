(function (address, nonce, routes) {
	// The nonce stays on this origin.
	if (!address.startsWith(`${window.location.origin}/`)) {
		return;
	}
	// Milliseconds without a line after which the app asks for the rest itself, all at once.
	const PATIENCE = 3000;
	const at = Date.now();
	const calls = {};

	const ask = (wanted) => {
		const answered = new Map();
		for (const call of wanted) {
			calls[call] = { at, answer: new Promise((resolve) => answered.set(call, resolve)) };
		}
		const read = (line) => {
			try {
				const { call, status, body } = JSON.parse(line);
				answered.get(call)({ status, text: body });
			} catch {
				// Another plugin has printed it.
			}
		};
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
		request.onprogress = readOn;
		// Also after a failure. The app asks for what is missing, and reports why.
		request.onloadend = () => {
			readOn();
			clearTimeout(timer);
			answered.forEach((resolve) => resolve(undefined));
		};
		const list = wanted.map((call) => `&calls[]=${encodeURIComponent(call)}`).join('');
		request.open('GET', `${address}&_cacheBuster=${at}${list}`);
		request.setRequestHeader('X-WP-Nonce', nonce);
		request.send();
		readOn();
	};

	// first-chunk.js has read it from the hash.
	const all = routes[window.dashboardForJetpackPath] ?? [];
	// Two requests: the site's calls wait for the provider, so one would take too long, and many would occupy the site, which may have only two processes.
	for (const half of [0, 1]) {
		const wanted = all.filter((_call, index) => index % 2 === half);
		if (wanted.length > 0) {
			ask(wanted);
		}
	}
	window.dashboardForJetpackCalls = calls;
});
