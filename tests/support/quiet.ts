/** What is said on the console as an error is a failure. */
const complaints: unknown[][] = [];

beforeEach(() => {
	complaints.length = 0;
	jest.spyOn(console, 'error').mockImplementation((...message) => {
		complaints.push(message);
	});
});

afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	if (complaints.length > 0) {
		throw new Error(
			`console.error was called:\n${complaints.map((line) => line.join(' ')).join('\n')}`,
		);
	}
});
