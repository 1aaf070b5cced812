import type { Specials } from '../frame/card-frame';
import { MEDIA } from './media';
import { SEARCH } from './search';
import { SPEED } from './speed';

const SPECIALS: Specials = { search: SEARCH, speed: SPEED, media: MEDIA };

export default SPECIALS;
