(function (keyringId, origin) {
	if (keyringId !== null) {
		window.opener?.postMessage({ keyring_id: keyringId }, origin);
	}
	window.close();
});
