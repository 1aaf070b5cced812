const ACCEPTED = [
	// About `renderToStaticMarkup`, with which tests render thousands of states fast.
	/^Warning: useLayoutEffect does nothing on the server/,
	// Of React 19: user-event sends each event in an `act` that it does not await, and an event may be the first to need a lazy chunk.
	/^A component suspended inside an `act` scope, but the `act` call was not awaited/,
];

/** The calls of `console.error` during a test, which fail it. */
const complaints: unknown[][] = [];

beforeEach(() => {
	complaints.length = 0;
	jest.spyOn(console, 'error').mockImplementation((...message) => {
		if (!ACCEPTED.some((known) => known.test(String(message[0])))) {
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
