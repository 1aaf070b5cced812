import type { Specials } from '../frame/card-frame';
import { MEDIA } from './media';
import { SEARCH } from './search';
import { SPEED } from './speed';

export default { search: SEARCH, speed: SPEED, media: MEDIA } satisfies Specials;
