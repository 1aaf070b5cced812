(function (names) {
	try {
		names.forEach((name) => sessionStorage.removeItem(name));
	} catch {
		// Forbidden: then nothing has been kept.
	}
});
