import '@testing-library/jest-dom';
import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { cleanup, configure } from '@testing-library/react';
import { rememberComputedStyles } from './computed-style';
import { startFramesAtOnce } from './frames';
import { findLabelsById } from './labels';

configure({
	// Loading a lazy dialog can take seconds on a busy machine.
	asyncUtilTimeout: 10_000,
	// Announced texts are often also shown, and stay in the live region for a time that depends on how busy the machine is.
	defaultIgnore: 'script, style, .a11y-speak-region',
});

rememberComputedStyles();
findLabelsById();

startFramesAtOnce();

// After that of `network.ts`, which replaces `fetch`: a request leaves when the task has ended, so that a test can still change its answer
// right after it has rendered a screen.
beforeAll(() => {
	const send = globalThis.fetch;
	globalThis.fetch = async (...request) => {
		await Promise.resolve();
		return send(...request);
	};
});

// After that of the library: what arrives by itself, such as a chunk or an answer, updates the page when React wants to, as in a browser.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

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

afterEach(() => {
	cleanup();
	window.location.hash = '';
	window.localStorage.clear();
});
