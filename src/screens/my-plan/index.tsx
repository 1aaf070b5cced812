import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_KEYS } from '@/domain/products';
import { useAppSelector } from '@/state/hooks';
import { selectProducts } from '@/state/products';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ScreenTitle } from '@/ui/screen-title';
import { getPlanName, getPlanTitle } from './plan-name';
import styles from './style.module.scss';

/** The plan that the site is on, and where to read of more (SHELL-11). */
export default function MyPlanScreen() {
	const { plan, showRecommendations } = useAppSelector(selectSite);
	const products = useAppSelector(selectProducts);
	const described = PRODUCT_KEYS.filter((key) => products[key]);
	/* translators: %s: name of a plan. */
	const sentence = sprintf(__('This site is on the %s plan.', 'jetpack'), getPlanName(plan));
	return (
		<>
			<ScreenTitle>{__('My Plan', 'jetpack')}</ScreenTitle>
			<Card
				headingLevel={2}
				title={getPlanTitle(plan)}
				footer={
					showRecommendations && (
						<Button href="#/recommendations">{__('Recommendations', 'jetpack')}</Button>
					)
				}
			>
				<p>{sentence}</p>
			</Card>
			{described.length > 0 && (
				<Card headingLevel={2} title={__('Products', 'jetpack')}>
					<ul className={styles.products}>
						{described.map((key) => (
							<li key={key}>
								<a href={`#/product/${key}`}>{products[key]?.title}</a>
								<span>{products[key]?.description}</span>
							</li>
						))}
					</ul>
				</Card>
			)}
		</>
	);
}
