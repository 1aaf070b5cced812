import * as z from 'zod/mini';
import type { ScanState, ScanStatus } from '@/domain/scan/types';
import type { Client } from '../client';
import { dataOf, decoder, textOr, withAnyOf } from '../decode';

const toMoment = ({ timestamp }: { timestamp: string }) => Date.parse(timestamp) || null;

// An item that cannot be read is still a threat.
const threatSchema = z.catch(
	z.object({
		title: z.catch(z.optional(z.string()), undefined),
		signature: z.catch(z.optional(z.string()), undefined),
		filename: z.catch(z.optional(z.string()), undefined),
		severity: z.catch(z.optional(z.number()), undefined),
	}),
	{},
);

const answerSchema = z.object({
	state: textOr(),
	reason: textOr(),
	threats: z.catch(z.array(threatSchema), []),
	credentials: z.catch(z.nullable(z.array(z.unknown())), null),
	most_recent: z.catch(z.pipe(z.object({ timestamp: z.string() }), z.transform(toMoment)), null),
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

const scanSchema = z.pipe(
	answerSchema,
	z.transform(({ state, reason, threats, credentials, most_recent: scannedAt }): ScanStatus => ({
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
