/* Runs in WebKit's pages before all other scripts, because WebDriver reports neither errors nor requests. */
(() => {
	const collected = {
		/** @type {string[]} */
		errors: [],
		/** @type {{ method: string, url: string, ok: boolean }[]} */
		responses: [],
		pending: 0,
		changedAt: Date.now(),
	};
	window.collected = collected;
	window.addEventListener('error', ({ message }) => {
		if (message) {
			collected.errors.push(`Uncaught: ${message}`);
		}
	});
	window.addEventListener('unhandledrejection', ({ reason }) =>
		collected.errors.push(`Uncaught: ${reason}`),
	);
	const report = console.error;
	console.error = (...texts) => {
		collected.errors.push(texts.join(' '));
		report(...texts);
	};
	/** @param {number} change */
	const count = (change) => {
		collected.pending += change;
		collected.changedAt = Date.now();
	};
	const { fetch } = window;
	window.fetch = async (input, init) => {
		count(1);
		try {
			const response = await fetch(input, init);
			const method = (init?.method ?? 'GET').toUpperCase();
			// WordPress sends some methods as a POST with their name in this header.
			const headers = new Headers(init?.headers);
			collected.responses.push({
				method: headers.has('x-http-method-override') ? 'POST' : method,
				url: response.url,
				ok: response.ok,
			});
			return response;
		} finally {
			count(-1);
		}
	};
	const { send } = XMLHttpRequest.prototype;
	XMLHttpRequest.prototype.send = function (body) {
		count(1);
		this.addEventListener('loadend', () => count(-1));
		send.call(this, body);
	};
})();
