(function (address, routes) {
	// The nonce in it stays on this origin.
	if (!address.startsWith(`${window.location.origin}/`)) {
		return;
	}
	// Milliseconds after which the app asks for everything itself. The site abandons a call of its own after half that time.
	const PATIENCE = 5000;
	// route-chunks.js has read it from the hash.
	const calls = routes[window.dashboardForJetpackPath] ?? [];
	if (!calls.length) {
		return;
	}
	const at = Date.now();
	const resolvers = {};
	const wait = (call) => new Promise((resolve) => (resolvers[call] = resolve));
	window.dashboardForJetpackCalls = Object.fromEntries(
		calls.map((call) => [call, { at, answer: wait(call) }]),
	);
	const readLine = (line) => {
		try {
			const { call, status, body } = JSON.parse(line);
			resolvers[call]({ status, text: body });
		} catch {
			// Empty, or another plugin has printed it.
		}
	};
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(), PATIENCE);
	const list = calls.map((call) => `&calls[]=${encodeURIComponent(call)}`).join('');
	const receive = async () => {
		const response = await fetch(`${address}&_cacheBuster=${at}${list}`, {
			signal: controller.signal,
		});
		const reader = response.body.getReader();
		const decoder = new window.TextDecoder();
		let begun = '';
		for (;;) {
			const { done, value } = await reader.read();
			const lines = (begun + decoder.decode(value, { stream: !done })).split('\n');
			begun = lines.pop();
			lines.forEach(readLine);
			if (done) {
				readLine(begun);
				return;
			}
		}
	};
	receive()
		// The app asks for what is missing, and reports why.
		.catch(() => undefined)
		.finally(() => {
			clearTimeout(timer);
			calls.forEach((call) => resolvers[call]());
		});
});
