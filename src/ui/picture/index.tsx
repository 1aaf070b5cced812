import { useState } from 'react';
import { joinClasses } from '@/lib/join-classes';
import type { SafeUrl } from '@/lib/safe-url';
import { Icon } from '@/ui/icon';
import type { IconProps } from '@/ui/icon';
import styles from './style.module.scss';

export interface PictureProps {
	/** Nothing where there is none. */
	src: SafeUrl | null | undefined;
	/** What stands in its place until it has come, and where it cannot be had. */
	icon: IconProps['icon'];
	/** Edge of that drawing in pixels. */
	iconSize?: number;
	/** Gives the picture its size and shape. */
	className?: string;
	/** Only what is in sight is fetched, and without a word of where. */
	isLazy?: boolean;
}

/** A picture from some server, beside a text that says the same: never a broken one. */
export function Picture({ src, icon, iconSize, className, isLazy = false }: PictureProps) {
	const [shown, setShown] = useState<SafeUrl>();
	const [missing, setMissing] = useState<SafeUrl>();
	return (
		<span className={joinClasses(styles.picture, className)}>
			{(!src || shown !== src) && <Icon icon={icon} size={iconSize} />}
			{src && missing !== src && (
				<img
					src={src}
					alt=""
					loading={isLazy ? 'lazy' : undefined}
					referrerPolicy={isLazy ? 'no-referrer' : undefined}
					onLoad={() => setShown(src)}
					onError={() => setMissing(src)}
				/>
			)}
		</span>
	);
}
