import { configure, getConfig } from '@testing-library/react';

/** The library's own mark for queries that run again: on the next change of the page, or after 50 ms. */
const isRepeated = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** An error whose stack, which jest prints, follows its message: the library adds the page to that when the time is over. */
function createError(message: string): Error {
	const error = Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
	let { stack = '' } = error;
	return Object.defineProperty(error, 'stack', {
		get: () => stack.replace(message, () => error.message),
		set: (changed: string) => (stack = changed),
	});
}

/** Leaves the page out of the error of a query that will run again. The library prints it into the error of each try. */
export function shortenRepeatedErrors(): void {
	const { getElementError } = getConfig();
	configure({
		getElementError: (message, container) =>
			message !== null && isRepeated() ? createError(message) : getElementError(message, container),
	});
}
