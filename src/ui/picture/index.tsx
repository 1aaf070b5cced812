import { useState } from 'react';
import { joinClasses } from '@/lib/join-classes';
import type { PictureUrl } from '@/lib/picture-url';
import { Icon } from '@/ui/icon';
import type { IconProps } from '@/ui/icon';
import styles from './style.module.scss';

export interface PictureProps {
	/** Undefined where there is none, or none that may be loaded. */
	src: PictureUrl | undefined;
	/** Drawn until the picture has loaded, and in its place where it does not load. */
	icon: IconProps['icon'];
	/** Edge of that drawing in pixels. */
	iconSize?: number;
	/** Gives the picture its size and shape. */
	className?: string;
}

/** A picture that an answer or the page data names, beside a text that says the same: never a broken one. */
export function Picture({ src, icon, iconSize, className }: PictureProps) {
	const [shown, setShown] = useState<PictureUrl>();
	const [missing, setMissing] = useState<PictureUrl>();
	return (
		<span className={joinClasses(styles.picture, className)}>
			{(!src || shown !== src) && <Icon icon={icon} size={iconSize} />}
			{src && missing !== src && (
				<img src={src} alt="" onLoad={() => setShown(src)} onError={() => setMissing(src)} />
			)}
		</span>
	);
}
