import { BothLanguages } from "#records/both-languages.tsx";
import type { HindiCount } from "#translations/texts-of-records.db.server.ts";
import { Link } from "#ui/link.tsx";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { productLabelsPath } from "../labels/label-papers.ts";
import { printLabelsText } from "../labels/print-labels.text.ts";
import { productText } from "./product.text.ts";
import type { OpenProduct, ProductAnswer } from "./product-answer.ts";
import { ProductForm } from "./product-form.tsx";

interface ProductDialogProps {
  open: OpenProduct;
  /** What came of the form when it was posted without script. */
  given: ProductAnswer | undefined;
  artisans: readonly string[];
  hindi: HindiCount | undefined;
  history: readonly HistoryLine[];
  /** So many wait to be told that it is back. */
  waiting: number;
  closeTo: string;
}

/** A new product, or one that is in the shop, with its history. */
export function ProductDialog(props: ProductDialogProps) {
  const { open, given, artisans, hindi, history, waiting, closeTo } = props;
  const isNew = open.version === 0;
  return (
    <AddressDialog title={isNew ? productText.add : productText.edit} closeTo={closeTo} wide>
      <BothLanguages kind="product" id={open.id} hindi={hindi} from={closeTo}>
        {waiting > 0 && <p className="mb-4 text-sm font-semibold">{productText.waiting(waiting)}</p>}
        {!isNew && (
          <p className="mb-4">
            <Link to={productLabelsPath(open.id)} className="action">
              {printLabelsText.link}
            </Link>
          </p>
        )}
        <ProductForm open={open} given={given} artisans={artisans} closeTo={closeTo} />
        <RecordHistory lines={history} />
      </BothLanguages>
    </AddressDialog>
  );
}
