/** React's word on markup without effects, which only a test makes: to draw thousands of states fast. */
const OF_MARKUP = /^Warning: useLayoutEffect does nothing on the server/;

/** What is said on the console as an error is a failure. */
const complaints: unknown[][] = [];

beforeEach(() => {
	complaints.length = 0;
	jest.spyOn(console, 'error').mockImplementation((...message) => {
		if (!OF_MARKUP.test(String(message[0]))) {
			complaints.push(message);
		}
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
