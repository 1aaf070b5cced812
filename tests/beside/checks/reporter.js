/** Prints one line for each check when it ends. Its findings are in the table of the command. */
module.exports = class {
	/**
	 * @param {object} _test
	 * @param {{ title: string, status: string, duration?: number }} result
	 */
	onTestCaseResult(_test, { title, status, duration = 0 }) {
		const sign = status === 'passed' ? '✓' : '✗';
		process.stdout.write(
			`${sign} ${title.replace(' has no findings', '').padEnd(42)} ${Math.round(duration / 1000)} s\n`,
		);
	}
};
