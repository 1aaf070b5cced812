import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { server } from './server';

// A lazy dialog takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** What a component complains of on the console is a failure, and so is a request that nobody answers. */
const complaints: unknown[][] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
	complaints.length = 0;
	jest.spyOn(console, 'error').mockImplementation((...message) => {
		complaints.push(message);
	});
});

afterEach(() => {
	cleanup();
	server.resetHandlers();
	jest.useRealTimers();
	jest.restoreAllMocks();
	window.location.hash = '';
	window.localStorage.clear();
	if (complaints.length > 0) {
		throw new Error(
			`console.error was called:\n${complaints.map((line) => line.join(' ')).join('\n')}`,
		);
	}
});

afterAll(() => server.close());
