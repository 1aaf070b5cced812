import type { Client } from '../client';
import { decoder, rawMap } from '../decode';

/** What people have made on the site, as WordPress itself counts it. */
export const contentApi = (client: Client) => ({
	countPosts: () => client.count('posts', { status: 'publish' }),
	countComments: () => client.count('comments'),
});

export const widgetsApi = (client: Client) => ({
	/** What a milestone widget shows; 404 for a widget of any other kind. */
	load: (id: string) => client.get(`widgets/${id}`, decoder(rawMap())),
});
