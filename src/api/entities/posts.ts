import * as v from 'valibot';
import type { Post } from '@/domain/site/posts';
import { toPlainText } from '@/lib/plain-text';
import { isMap } from '@/lib/values';
import type { Client } from '../client';
import * as d from '../decode';

/** The most that WordPress returns in one answer. */
const MOST = 100;

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The rest of a longer title is not read. */
const LONGEST_TITLE = 500;

const toTitle = (rendered: unknown) =>
	typeof rendered === 'string' ? toPlainText(rendered.slice(0, LONGEST_TITLE)) : '';

const postSchema = v.pipe(
	d.objectOf({
		id: d.number(),
		date: d.textOr(),
		title: v.optional(v.unknown()),
		featured_media: d.numberOr(0),
	}),
	v.transform(({ id, date, title, featured_media: pictureId }) => ({
		id,
		day: DAY.exec(date)?.[0] ?? '',
		title: toTitle(isMap(title) ? title.rendered : undefined),
		pictureId,
	})),
);

const pictureSchema = v.pipe(
	d.objectOf({
		id: d.number(),
		source_url: d.textOr(),
		media_details: v.optional(v.unknown()),
	}),
	v.transform(({ id, source_url: whole, media_details: details }) => {
		const sizes = isMap(details) && isMap(details.sizes) ? details.sizes : {};
		const small = isMap(sizes.medium_large) ? sizes.medium_large : sizes.medium;
		return {
			id,
			address: isMap(small) && typeof small.source_url === 'string' ? small.source_url : whole,
		};
	}),
);

/** The rows that can be read; a plugin may add others to the list. */
const readable = <S extends v.GenericSchema>(row: S) =>
	v.pipe(
		v.array(d.orNull(row)),
		v.transform((rows: (v.InferOutput<S> | null)[]) => rows.filter((read) => read !== null)),
	);

const decodePosts = d.decoder(readable(postSchema));

/** The posts of the site, from WordPress itself. */
export const postsApi = (client: Client) => ({
	loadLatest: (): Promise<Post[]> =>
		client.list('posts', decodePosts, {
			per_page: MOST,
			_fields: 'id,date,title,featured_media',
		}),
	/** Attachment id → the address of the picture, in a size for previews if there is one. */
	loadPictures: async (ids: readonly number[]): Promise<Record<number, string>> => {
		const pictures = await client.list('media', d.decoder(readable(pictureSchema)), {
			include: ids.join(),
			per_page: ids.length,
			_fields: 'id,source_url,media_details',
		});
		return Object.fromEntries(pictures.map(({ id, address }) => [id, address]));
	},
});
