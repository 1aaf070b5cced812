import * as v from 'valibot';
import type { ScanState, ScanStatus } from '@/domain/scan/types';
import type { Client } from '../client';
import { dataOf, decoder, number, objectOf, textOr, withAnyOf } from '../decode';

const toMoment = ({ timestamp }: { timestamp: string }) => Date.parse(timestamp) || null;

// An item that cannot be read is still a threat.
const threatSchema = v.fallback(
	objectOf({
		title: v.fallback(v.optional(v.string()), undefined),
		signature: v.fallback(v.optional(v.string()), undefined),
		filename: v.fallback(v.optional(v.string()), undefined),
		severity: v.fallback(v.optional(number()), undefined),
	}),
	{},
);

const answerSchema = objectOf({
	state: textOr(),
	reason: textOr(),
	threats: v.fallback(v.array(threatSchema), []),
	credentials: v.fallback(v.nullable(v.array(v.unknown())), null),
	most_recent: v.fallback(v.pipe(objectOf({ timestamp: v.string() }), v.transform(toMoment)), null),
});

const RUNNING = new Map<string, ScanState>([
	['provisioning', 'provisioning'],
	['idle', 'idle'],
	['scanning', 'scanning'],
]);

/** An answer without a state counts as unavailable (SCAN-09, SCAN-10). */
function toState(state: string, reason: string): ScanState {
	if (state === 'unavailable' || state === '') {
		return reason === 'vp_active_on_site' ? 'vaultpress' : 'unavailable';
	}
	return RUNNING.get(state) ?? 'unknown';
}

const scanSchema = v.pipe(
	answerSchema,
	v.transform(({ state, reason, threats, credentials, most_recent: scannedAt }): ScanStatus => ({
		state: toState(state, reason),
		threats,
		credentials,
		scannedAt,
	})),
);

export const scanApi = (client: Client) => ({
	load: (): Promise<ScanStatus> =>
		client.get('scan', decoder(dataOf(withAnyOf(['state', 'reason', 'threats'], scanSchema)))),
});
