import * as v from 'valibot';
import type { ActivityItem } from '@/domain/rewind/status';
import type { Client } from '../client';
import * as d from '../decode';
import { enveloped } from '../provider-answer';

const activitySchema = v.pipe(
	d.objectOf({
		name: d.textOr(),
		summary: d.plainOr(),
		content: v.fallback(d.fieldOf('text', d.plainOr()), ''),
		actor: v.fallback(d.fieldOf('name', d.plainOr()), ''),
		published: d.textOr(),
	}),
	v.transform(({ content, ...item }): ActivityItem => ({
		...item,
		summary: item.summary || content,
	})),
);

const hasSummary = ({ summary }: ActivityItem) => summary !== '';

/**
 * The text of an item comes from the provider: items without a text are skipped, and a log of only such items
 * is malformed.
 */
const decodeActivity = enveloped(
	v.pipe(
		d.listOf(activitySchema),
		v.check((items) => items.length === 0 || items.some(hasSummary)),
		v.transform((items: ActivityItem[]) => items.filter(hasSummary)),
	),
);

export const activityApi = (client: Client) => ({
	/** The latest entries of the activity log; 204 if the provider has none. */
	load: () =>
		client.getFromProvider('site/activity', (json) =>
			json === undefined ? [] : decodeActivity(json),
		),
});
