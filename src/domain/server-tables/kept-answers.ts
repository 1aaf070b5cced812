import { ARRIVALS, type ArrivalCall } from '@/domain/calls/arrivals';

/**
 * What the app reads of a value: a text, a number or a flag; only a number; of a map (or of JSON in a string) some fields, or the same of each; or the same
 * of each item of a list.
 */
type Shape = true | 'number' | readonly [Shape] | { readonly [field: string]: Shape };

const FEATURES: Shape = { active: [true], available: { '*': [true] } };

/**
 * The fields that the site keeps of an answer, which are those that the app decodes; all others may contain anything. An answer without the first map or
 * list that is named on the first level isn't kept, because it is a failure with the status 200.
 */
const FIELDS: Readonly<Record<string, Shape>> = {
	'jetpack/v4/rewind': { code: true, data: { state: true, reason: true } },
	'jetpack/v4/scan': {
		code: true,
		data: {
			state: true,
			reason: true,
			threats: [{ title: true, signature: true, filename: true, severity: true }],
			// Only their number matters.
			credentials: [{}],
			most_recent: { timestamp: true },
		},
	},
	'jetpack/v4/module/stats/data?range=day': {
		general: {
			stats: {
				views: true,
				comments: true,
				views_today: true,
				views_best_day: true,
				views_best_day_total: true,
			},
		},
		day: { data: [[true]] },
	},
	// A word instead of the number may stand for a failure.
	'jetpack/v4/module/akismet/data': 'number',
	'jetpack/v4/module/vaultpress/data': {
		code: true,
		message: true,
		data: {
			active: true,
			features: { backups: true, security: true },
			security: { notice_count: true },
		},
	},
	'jetpack/v4/site': {
		code: true,
		data: {
			ID: true,
			name: true,
			description: true,
			URL: true,
			icon: { img: true },
			plan: { product_slug: true, class: true, supports: [true], features: FEATURES },
			products: [{ product_slug: true }],
			options: { videopress_storage_used: true },
		},
	},
	'jetpack/v4/site/features': { code: true, data: FEATURES },
	'jetpack/v4/site/purchases': {
		code: true,
		data: [
			{
				ID: true,
				product_slug: true,
				product_name: true,
				expiry_date: true,
				subscribed_date: true,
				is_refundable: true,
				active: true,
			},
		],
	},
};

const isKept = (one: ArrivalCall): one is ArrivalCall & { keeps: number } =>
	one.keeps !== undefined;

/** Call → the seconds for which its last answer counts as current, and the fields that the site keeps. */
export const listKeptAnswers = () =>
	Object.fromEntries(
		Object.values(ARRIVALS)
			.flat()
			.filter(isKept)
			.map(({ call, keeps }) => [call, { keeps, fields: FIELDS[call] }]),
	);
