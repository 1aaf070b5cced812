import type { Client } from '../client';

/** What people have made on the site, as WordPress itself counts it. */
export const contentApi = (client: Client) => ({
	countPosts: () => client.count('posts', { status: 'publish' }),
	countComments: () => client.count('comments'),
});
