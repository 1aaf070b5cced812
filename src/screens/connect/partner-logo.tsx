import { useState } from 'react';
import type { PartnerCoupon } from '@/domain/site';
import { toSafeUrl } from '@/lib/safe-url';
import styles from './style.module.scss';

interface PartnerLogoProps {
	partner: PartnerCoupon['partner'];
	/** The plugin's folder: the logo's address is relative to it. */
	baseUrl: string;
}

/** The title names the partner as well, so a logo that cannot be had leaves nothing behind. */
export function PartnerLogo({ partner: { logo, name }, baseUrl }: PartnerLogoProps) {
	const [isMissing, setIsMissing] = useState(false);
	const src = logo && toSafeUrl(`${baseUrl}${logo.src}`);
	if (!logo || !src || isMissing) {
		return null;
	}
	return (
		<img
			src={src}
			alt={name}
			width={logo.width}
			height={logo.height}
			className={styles.logo}
			onError={() => setIsMissing(true)}
		/>
	);
}
