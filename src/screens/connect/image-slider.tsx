import { useState } from 'react';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { PictureUrl } from '@/lib/picture-url';
import { Button } from '@/ui/button';
import styles from './style.module.scss';

/** A manual slider of pictures (CONN-11). They are decorative: the text contains the same information. */
export function ImageSlider({ images }: { images: PictureUrl[] }) {
	const [index, setIndex] = useState(0);
	const step = (by: number) => setIndex((index + by + images.length) % images.length);
	return (
		<div role="group" aria-label={__('Pictures')} className={styles.slider}>
			<img src={images[index]} alt="" />
			{images.length > 1 && (
				<div className={styles.steps}>
					<Button
						variant="tertiary"
						icon={chevronLeft}
						aria-label={__('Previous picture')}
						onClick={() => step(-1)}
					/>
					<Button
						variant="tertiary"
						icon={chevronRight}
						aria-label={__('Next picture')}
						onClick={() => step(1)}
					/>
				</div>
			)}
		</div>
	);
}
