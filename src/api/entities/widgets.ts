import type { Client } from '../client';
import { decoder, rawMap } from '../decode';

export const widgetsApi = (client: Client) => ({
	/** What a milestone widget shows; 404 for a widget of any other kind. */
	load: (id: string) => client.get(`widgets/${id}`, decoder(rawMap())),
});
