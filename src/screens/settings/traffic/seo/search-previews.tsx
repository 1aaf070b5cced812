import { memo } from 'react';
import { __ } from '@wordpress/i18n';
import type { Previews } from '@/domain/seo/previews';
import { Address, Preview, PreviewText, SiteIcon, Source } from './preview-parts';
import styles from './previews.module.scss';

/** A search result (PREVIEW-01 to PREVIEW-03). */
export const GooglePreview = memo(function GooglePreview(shown: Previews['google']) {
	const { name, address, icon, title, description } = shown;
	return (
		<Preview name="Google">
			<Source icon={icon} name={name} address={address} />
			<p className={styles.result}>
				<bdi>{title}</bdi>
			</p>
			{description === '' ? (
				<p className="jd-caption">
					{__('Without a description, search engines choose words from your page.')}
				</p>
			) : (
				<PreviewText text={description} />
			)}
		</Preview>
	);
});

/** A shared link (PREVIEW-04, PREVIEW-05). */
export const FacebookPreview = memo(function FacebookPreview(shown: Previews['facebook']) {
	const { name, address, icon, title, description } = shown;
	return (
		<Preview name="Facebook">
			<Source icon={icon} name={name} />
			<div className={styles.card}>
				<SiteIcon url={icon} size="large" />
				<div className={styles.words}>
					<Address address={address} />
					<p className="jd-strong">
						<bdi>{title}</bdi>
					</p>
					<PreviewText text={description} />
				</div>
			</div>
		</Preview>
	);
});
