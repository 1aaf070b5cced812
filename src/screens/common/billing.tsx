import { __, sprintf } from '@wordpress/i18n';
import type { Price } from '@/domain/plans/offers';
import { formatMoney } from '@/lib/money';
import { useLocale } from '@/ui/use-locale';

/** The amount that is charged, and when it will change (OFFER-14, PRODUCT-06). */
export function Billing({ price: { currencyCode, firstYear, fullPerYear } }: { price: Price }) {
	const locale = useLocale();
	const write = (sum: number) => formatMoney(sum, currencyCode, locale);
	return (
		<>
			<p>
				{firstYear < fullPerYear
					? sprintf(
							/* translators: 1: price of the first year, 2: price of every later year. */
							__(
								'%1$s for the first year, then %2$s a year. The discount applies to the first term only.',
							),
							write(firstYear),
							write(fullPerYear),
						)
					: /* translators: %s: a price. */
						sprintf(__('%s a year'), write(fullPerYear))}
			</p>
			<p>{__('14-day money-back guarantee')}</p>
		</>
	);
}
