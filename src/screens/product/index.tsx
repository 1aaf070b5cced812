import { __, sprintf } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { getProductKey, getProductName } from '@/domain/products';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/hooks';
import { selectProduct } from '@/state/products';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ScreenTitle } from '@/ui/screen-title';
import styles from './style.module.scss';

/** What a product is and includes (SHELL-20). The route knows only the slugs of products. */
export default function ProductScreen() {
	const key = getProductKey(useLocation().pathname.split('/')[2] ?? '');
	const product = useAppSelector((state) => selectProduct(state, key));
	const { rawUrl } = useAppSelector(selectSite);
	const name = product?.title || getProductName(key);
	/* translators: %s: name of a product. */
	const linkLabel = sprintf(__('Learn more about %s', 'dashboard-for-jetpack'), name);
	return (
		<>
			<ScreenTitle>{name}</ScreenTitle>
			<Card
				headingLevel={2}
				title={__('What you get', 'dashboard-for-jetpack')}
				footer={
					<Button
						variant="primary"
						target="_blank"
						href={getRedirectUrl(`jetpack-${key}-product`, { site: rawUrl })}
					>
						{linkLabel}
					</Button>
				}
			>
				{product ? (
					<>
						<p>{product.description}</p>
						<ul className={styles.features}>
							{product.features.map((feature) => (
								<li key={feature}>{feature}</li>
							))}
						</ul>
					</>
				) : (
					<p>{__("There's no description of this product yet.", 'dashboard-for-jetpack')}</p>
				)}
			</Card>
		</>
	);
}
