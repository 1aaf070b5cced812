import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { rememberComputedStyles } from './computed-style';

// A lazy dialog takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

rememberComputedStyles();

if (expect.getState().testPath?.match(/settings|tabs/)) {
	// The page announces a tab's chunk with the screen: it is there when the screen is drawn.
	beforeAll(async () => {
		const { preloadSearch } = await import('@/screens/settings');
		await preloadSearch();
	});
}

afterEach(() => {
	cleanup();
	window.location.hash = '';
	window.localStorage.clear();
});
