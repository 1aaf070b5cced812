(function () {
	Array.prototype.toJSON = function () {
		return `[${this.map((one) => JSON.stringify(one)).join(', ')}]`;
	};
});
