if (new Date().getTimezoneOffset() !== 0) {
	throw new Error('Tests run in UTC: start them by npm, or with TZ=UTC.');
}
