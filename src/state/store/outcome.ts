import { __, sprintf } from '@wordpress/i18n';
import { PAGE_INSTEAD, toErrorInfo, type ErrorInfo } from '@/api';

/** The result of a thunk; the caller decides what it means. */
export type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorInfo };

/** The result of a thunk that did nothing because the same task is running already. */
export const BUSY: ErrorInfo = { kind: 'unexpected', message: '', code: 'busy', status: 0 };

/** Runs a call and returns its result or the error that it throws. */
export async function toOutcome<T>(call: () => Promise<T>): Promise<Outcome<T>> {
	try {
		return { data: await call() };
	} catch (error) {
		return { error: toErrorInfo(error) };
	}
}

/** After these errors, the site may still have done what it was asked to do. */
const UNREAD: readonly ErrorInfo['kind'][] = [
	'parse',
	'parse-redirected',
	'shape',
	'timeout',
	'network',
];

/** A text that isn't a page has no code. The last code is WordPress's own for a fatal error, which may come after the change was made. */
const isUncertain = ({ kind, code }: ErrorInfo): boolean =>
	UNREAD.includes(kind) ||
	(kind === 'http' && ['', PAGE_INSTEAD, 'internal_server_error'].includes(code));

const UNCONFIRMED = 'unconfirmed';

/** Whether the outcome of a write is unknown. A text about it must not claim that it failed. */
export const isUnconfirmed = ({ code }: ErrorInfo): boolean => code === UNCONFIRMED;

/** Whether something other than WordPress may have answered. The check of the site (`#/tools`) finds out what it was. */
export const mayBeOfOthers = (error: ErrorInfo): boolean =>
	error.code === PAGE_INSTEAD || (isUnconfirmed(error) && error.kind === 'http');

/** Says that a write may have worked although its answer could not be read, and why, which is a sentence. */
type Description = (reason: string) => string;

const describe: Description = (reason) =>
	sprintf(
		/* translators: %s: why the site's answer could not be read, as a sentence. */
		__('%s It may have worked anyway. Reload the page to see.'),
		reason,
	);

const toUnconfirmed = (error: ErrorInfo, toText = describe): ErrorInfo => ({
	...error,
	code: UNCONFIRMED,
	message: toText(error.message),
});

/** The failure of a write whose result nothing on the site shows. */
export const describeIfUncertain = (error: ErrorInfo, toText: Description): ErrorInfo =>
	isUncertain(error) ? toUnconfirmed(error, toText) : error;

/**
 * Runs a write. If it fails without an answer that can be read, the site is asked what is true: a change that it has is saved, one that
 * it doesn't have is not, and otherwise nobody knows.
 *
 * @param read The result of the write, if the site has it now; undefined if it has its earlier value. Throws if that can't be known.
 *             Absent where nothing that is cheap to read shows the result.
 */
export async function toWriteOutcome<T>(
	write: () => Promise<T>,
	read?: () => Promise<{ data: T } | undefined>,
): Promise<Outcome<T>> {
	const outcome = await toOutcome(write);
	if (!outcome.error || !isUncertain(outcome.error)) {
		return outcome;
	}
	const truth = read && (await toOutcome(read));
	if (truth?.data) {
		return truth.data;
	}
	// A slow site may still be busy with it.
	const isKnown = truth !== undefined && !truth.error && outcome.error.kind !== 'timeout';
	return isKnown ? outcome : { error: toUnconfirmed(outcome.error) };
}
