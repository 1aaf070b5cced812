import { memo, useId, type ReactNode } from 'react';
import { globe } from '@wordpress/icons';
import type { PictureUrl } from '@/lib/picture-url';
import { Picture } from '@/ui/picture';
import { Skeleton } from '@/ui/skeleton';
import { useHeadingLevel } from '../../frame/search-context';
import styles from './previews.module.scss';

interface SiteIconProps {
	url: PictureUrl | undefined;
	size: 'small' | 'large';
}

/** The site's icon, or a drawing if it has none or fails to load. */
export const SiteIcon = memo(function SiteIcon({ url, size }: SiteIconProps) {
	return (
		<Picture
			src={url}
			icon={globe}
			iconSize={size === 'small' ? 20 : 32}
			className={styles[size]}
		/>
	);
});

/** A text that may still be loading; an empty one takes no room. */
export function PreviewText({ text }: { text: string | undefined }) {
	if (text === undefined) {
		return <Skeleton lines={1} />;
	}
	return text === '' ? null : (
		<p>
			<bdi>{text}</bdi>
		</p>
	);
}

/** The site's address, which reads from left to right in every language. */
export function Address({ address }: { address: string }) {
	return (
		<p className="jd-caption">
			<bdi dir="ltr">{address}</bdi>
		</p>
	);
}

interface SourceProps {
	icon: PictureUrl | undefined;
	name: string;
	address?: string;
}

/** The site, above what the service shows of it. */
export function Source({ icon, name, address }: SourceProps) {
	return (
		<div className={styles.source}>
			<SiteIcon url={icon} size="small" />
			<div>
				<p>
					<bdi>{name}</bdi>
				</p>
				{address !== undefined && <Address address={address} />}
			</div>
		</div>
	);
}

export function Preview({ name, children }: { name: string; children: ReactNode }) {
	const id = useId();
	const level = useHeadingLevel(3) + 1;
	// The heading levels of a panel, and the next one.
	const Heading = `h${level}` as 'h4' | 'h5';
	return (
		<section aria-labelledby={id} className={styles.preview}>
			<Heading id={id}>{name}</Heading>
			<div className={styles.frame}>{children}</div>
		</section>
	);
}
