import { toErrorInfo } from '@/api';
import type { Outcome } from './types';

/** Runs a call and reports how it went, whatever it throws. */
export async function toOutcome<T>(call: () => Promise<T>): Promise<Outcome<T>> {
	try {
		return { data: await call() };
	} catch (error) {
		return { error: toErrorInfo(error) };
	}
}
