import * as v from 'valibot';
import type { ScanState, ScanStatus } from '@/domain/scan';
import type { Client } from '../client';
import * as d from '../decode';

/** A date, or seconds since 1970. */
const toMoment = (timestamp: unknown) => {
	const seconds = d.toNumber(timestamp);
	return seconds === null ? Date.parse(String(timestamp)) || null : seconds * 1000 || null;
};

// An item that cannot be read is still a threat.
const threatSchema = v.fallback(
	d.objectOf({
		title: v.fallback(v.optional(d.plain()), undefined),
		signature: v.fallback(v.optional(v.string()), undefined),
		filename: v.fallback(v.optional(v.string()), undefined),
		severity: v.fallback(v.optional(d.number()), undefined),
	}),
	{},
);

const answerSchema = d.objectOf({
	state: v.optional(v.unknown(), null),
	reason: d.textOr(),
	// Without a list we know nothing, which isn't the same as no threats.
	threats: d.orNull(d.listOf(threatSchema)),
	credentials: d.orNull(d.listOf(v.unknown())),
	most_recent: d.orNull(d.fieldOf('timestamp', d.readBy(toMoment))),
});

const RUNNING = ['provisioning', 'idle', 'scanning'] as const;

/** An answer without a state counts as unavailable (SCAN-09, SCAN-10). */
function toState(state: unknown, reason: string): ScanState {
	if (state === 'unavailable' || state === '' || state === null) {
		return reason === 'vp_active_on_site' ? 'vaultpress' : 'unavailable';
	}
	return RUNNING.find((known) => known === state) ?? 'unknown';
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
		client.getFromProvider(
			'scan',
			d.decoder(d.dataOf(d.withAnyOf(['state', 'reason', 'threats'], scanSchema))),
		),
});
