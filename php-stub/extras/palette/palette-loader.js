(function (url, handle) {
	const policy = window.trustedTypes?.createPolicy(handle, { createScriptURL: (own) => own });
	function fetchScript() {
		const script = document.createElement('script');
		script.src = policy ? policy.createScriptURL(url) : url;
		document.head.append(script);
	}
	addEventListener('load', () => {
		if (window.requestIdleCallback) {
			requestIdleCallback(fetchScript);
		} else {
			setTimeout(fetchScript, 500);
		}
	});
});
