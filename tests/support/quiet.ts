/** React's warning about `renderToStaticMarkup`, with which tests render thousands of states fast. */
const STATIC_MARKUP_WARNING = /^Warning: useLayoutEffect does nothing on the server/;

/** The calls of `console.error` during a test, which fail it. */
const complaints: unknown[][] = [];

beforeEach(() => {
	complaints.length = 0;
	jest.spyOn(console, 'error').mockImplementation((...message) => {
		if (!STATIC_MARKUP_WARNING.test(String(message[0]))) {
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
