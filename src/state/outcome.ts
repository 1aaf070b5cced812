import { toErrorInfo, type ErrorInfo } from '@/api';

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
