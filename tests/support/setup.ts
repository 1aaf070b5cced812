import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { rememberComputedStyles } from './computed-style';
import { findLabelsById } from './labels';

// Loading a lazy dialog can take seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

rememberComputedStyles();
findLabelsById();

if (expect.getState().testPath?.match(/settings|tabs/)) {
	// The page preloads the chunks of the tabs and of the search results, so they are loaded when a screen renders.
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
