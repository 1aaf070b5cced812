import type { Client } from '../client';
import { decoder, expectSuccess, flag, flagOr, mapOf, renamed } from '../decode';
import { providerDecoder } from '../provider-answer';

/** Whether the person has opted out of usage tracking (DATA-25). */
const trackingSchema = renamed({ tracksOptOut: ['tracks_opt_out', flag()] });

export const accountApi = (client: Client) => ({
	loadTracking: () => client.getFromProvider('tracking/settings', providerDecoder(trackingSchema)),
	saveTracking: (tracksOptOut: boolean) =>
		client.post('tracking/settings', providerDecoder(trackingSchema), {
			tracks_opt_out: tracksOptOut,
		}),
	sendLoginEmail: () => client.post('mobile/send-login-email', expectSuccess),
	dismissNotice: (id: string) =>
		client.post(`notice/${id}`, decoder(mapOf(flagOr(false))), { dismissed: true }),
});
