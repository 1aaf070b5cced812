import { toErrorInfo, type ErrorInfo } from '@/api';

/** A thunk reports how it went; whoever dispatched it decides what that means. */
export type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorInfo };

/** What a thunk reports that did nothing, as what it should do is being done. */
export const BUSY: ErrorInfo = { kind: 'unexpected', message: '', code: 'busy', status: 0 };

/** Runs a call and reports how it went, whatever it throws. */
export async function toOutcome<T>(call: () => Promise<T>): Promise<Outcome<T>> {
	try {
		return { data: await call() };
	} catch (error) {
		return { error: toErrorInfo(error) };
	}
}
