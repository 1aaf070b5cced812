import { dirname, join } from 'node:path';

/** Replaces `@wordpress/components` in tests with the one component that the app uses, without the other hundred and their imports. */
const FOLDER = dirname(require.resolve('@wordpress/components/package.json'));

const { default: Modal } = jest.requireActual<{ default: unknown }>(
	join(FOLDER, 'build/modal/index.cjs'),
);

export { Modal };
