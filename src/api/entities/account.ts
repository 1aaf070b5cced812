import type { Client } from '../client';
import * as d from '../decode';
import { providerDecoder } from '../provider-answer';

/** Whether the person has opted out of usage tracking (DATA-25). */
const trackingSchema = d.renamed({ tracksOptOut: ['tracks_opt_out', d.flag()] });

export const accountApi = (client: Client) => ({
	loadTracking: () => client.getFromProvider('tracking/settings', providerDecoder(trackingSchema)),
	saveTracking: (tracksOptOut: boolean) =>
		client.post('tracking/settings', providerDecoder(trackingSchema), {
			tracks_opt_out: tracksOptOut,
		}),
	sendLoginEmail: () => client.post('mobile/send-login-email', d.expectSuccess),
	dismissNotice: (id: string) =>
		client.post(`notice/${id}`, d.decoder(d.mapOf(d.flagOr(false))), { dismissed: true }),
});
