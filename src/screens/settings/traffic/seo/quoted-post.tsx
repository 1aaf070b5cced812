import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { QuotedPost as Quoted } from '@/domain/seo';
import { ExternalLink } from '@/ui/external-link';
import styles from './previews.module.scss';

/** What the script leaves behind it, as far as it is used here. */
interface Widgets {
	createTweet: (id: string, place: HTMLElement, options: object) => Promise<unknown>;
}

const SCRIPT = 'https://platform.twitter.com/widgets.js';

let loading: Promise<Widgets | undefined> | undefined;

const readWidgets = () => (window as { twttr?: { widgets?: Widgets } }).twttr?.widgets;

/** Loads the script once; where it is kept out, the next post tries again. */
function loadWidgets(place: HTMLElement): Promise<Widgets | undefined> {
	loading ??= new Promise<Widgets | undefined>((resolve) => {
		const script = place.ownerDocument.createElement('script');
		script.async = true;
		script.onload = () => resolve(readWidgets());
		script.onerror = () => resolve(undefined);
		try {
			script.src = SCRIPT;
			place.append(script);
		} catch {
			// A site that takes only trusted addresses of scripts refuses this one.
			resolve(undefined);
		}
	}).then((widgets) => {
		loading = widgets && loading;
		return widgets;
	});
	return loading;
}

/** A post that the text links to, as the network draws it; its link where the network's script does not come (PREVIEW-10). */
export function QuotedPost({ id, href }: Quoted) {
	const place = useRef<HTMLDivElement>(null);
	const [isDrawn, setIsDrawn] = useState(false);

	useEffect(() => {
		const around = place.current;
		if (!around) {
			return undefined;
		}
		// React knows nothing of what the script puts in here, and so never touches it.
		const drawing = around.ownerDocument.createElement('div');
		around.append(drawing);
		let isLeft = false;
		const draw = async () => {
			const widgets = await loadWidgets(around);
			const post = isLeft ? undefined : await widgets?.createTweet(id, drawing, { dnt: true });
			if (!isLeft) {
				setIsDrawn(Boolean(post));
			}
		};
		draw().catch(() => undefined);
		return () => {
			isLeft = true;
			drawing.remove();
		};
	}, [id]);

	return (
		<div className={styles.quote}>
			{!isDrawn && (
				<blockquote>
					<p>{__('Quoted post', 'dashboard-for-jetpack')}</p>
					<ExternalLink href={href}>{href}</ExternalLink>
				</blockquote>
			)}
			<div ref={place} />
		</div>
	);
}
