import { dirname, join } from 'node:path';

/** `@wordpress/components` in a test: the one component that the app uses, not all hundred of them with what they pull in. */
const FOLDER = dirname(require.resolve('@wordpress/components/package.json'));

const { default: Modal } = jest.requireActual<{ default: unknown }>(
	join(FOLDER, 'build/modal/index.cjs'),
);

export { Modal };
