import { useState } from 'react';
import { clsx } from 'clsx';
import type { PictureUrl } from '@/lib/picture-url';
import { Icon, type IconProps } from '@/ui/icon';
import styles from './style.module.scss';

export interface PictureProps {
	/** Undefined if there is none, or if it must not be loaded. */
	src: PictureUrl | undefined;
	/** Shown until the picture has loaded, and instead of it if it fails to load. */
	icon: IconProps['icon'];
	iconSize?: number;
	className?: string;
}

/** A decorative picture whose address comes from an answer or the page data. A broken image is never shown. */
export function Picture({ src, icon, iconSize, className }: PictureProps) {
	const [shown, setShown] = useState<PictureUrl>();
	const [missing, setMissing] = useState<PictureUrl>();
	return (
		<span className={clsx(styles.picture, className)}>
			{(!src || shown !== src) && <Icon icon={icon} size={iconSize} />}
			{src && missing !== src && (
				<img src={src} alt="" onLoad={() => setShown(src)} onError={() => setMissing(src)} />
			)}
		</span>
	);
}
