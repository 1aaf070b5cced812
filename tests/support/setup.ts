import '@testing-library/jest-dom';
import { version } from 'react';
import type * as React from 'react';
import { version as domVersion } from 'react-dom';
import { cleanup, configure } from '@testing-library/react';
import type * as Staged from '@/ui/staged-list';
import { rememberComputedStyles } from './computed-style';
import { findLabelsById } from './labels';

// Loading a lazy dialog can take seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

rememberComputedStyles();
findLabelsById();

// jsdom paints nothing, so everything is drawn at once; tests/ui/staged-list.test.tsx tests the real one.
jest.mock('@/ui/staged-list', () => {
	const actual = jest.requireActual<typeof Staged>('@/ui/staged-list');
	const { createElement } = jest.requireActual<typeof React>('react');
	return {
		...actual,
		StagedList: (props: React.ComponentProps<typeof Staged.StagedList>) =>
			createElement(actual.StagedList, { ...props, isUrgent: true }),
	};
});

const { TEST_REACT = '18' } = process.env;
if (![version, domVersion].every((one) => one.startsWith(`${TEST_REACT}.`))) {
	throw new Error(`The tests got React ${version} and react-dom ${domVersion}, not ${TEST_REACT}.`);
}

if (TEST_REACT === '19') {
	// React 19 passes each submitted form to `FormData`, and Node's own, which msw needs, rejects the forms of jsdom.
	globalThis.FormData = class extends FormData {
		constructor() {
			super();
		}
	};
}

if (expect.getState().testPath?.match(/settings|tabs/)) {
	// A browser fetches the chunks of the tabs, of the search results and of late parts ahead of time, so they are loaded when a screen renders.
	beforeAll(async () => {
		const { preloadSearch } = await import('@/screens/settings');
		const security = await import('@/screens/settings/security/late-parts');
		const traffic = await import('@/screens/settings/traffic/late-parts');
		await Promise.all([preloadSearch(), security.preloadLateParts(), traffic.preloadLateParts()]);
	});
}

afterEach(() => {
	cleanup();
	window.location.hash = '';
	window.localStorage.clear();
});
