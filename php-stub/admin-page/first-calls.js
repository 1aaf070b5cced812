(function (address, nonce, routes) {
	// The nonce stays on this origin.
	if (!address.startsWith(`${window.location.origin}/`)) {
		return;
	}
	// Milliseconds after which the app asks for everything itself. The site gives up a call of its own after half of it.
	const PATIENCE = 5000;
	// first-chunk.js has read it from the hash.
	const calls = routes[window.dashboardForJetpackPath] ?? [];
	if (!calls.length) {
		return;
	}
	const at = Date.now();
	const read = (text) => {
		const answers = {};
		text.split('\n').forEach((line) => {
			try {
				const { call, status, body } = JSON.parse(line);
				answers[call] = { status, text: body };
			} catch {
				// Empty, or another plugin has printed it.
			}
		});
		return answers;
	};
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(), PATIENCE);
	const list = calls.map((call) => `&calls[]=${encodeURIComponent(call)}`).join('');
	const answers = fetch(`${address}&_cacheBuster=${at}${list}`, {
		headers: { 'X-WP-Nonce': nonce },
		signal: controller.signal,
	})
		.then((response) => response.text())
		.then(read)
		// The app asks for what is missing, and reports why.
		.catch(() => ({}))
		.finally(() => clearTimeout(timer));
	window.dashboardForJetpackCalls = Object.fromEntries(
		calls.map((call) => [call, { at, answer: answers.then((all) => all[call]) }]),
	);
});
